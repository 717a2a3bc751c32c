// What each member of an action and of a task is.
export {}
