"""The steady bots: rules of thumb, figures that anybody at the table could work out, no search."""
