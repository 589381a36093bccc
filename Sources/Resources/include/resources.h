// Nothing is to be called here.
