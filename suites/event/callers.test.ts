// Which key, transaction and action an event names.
export {}
