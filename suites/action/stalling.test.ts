// Actions that stall, and for which reason.
export {}
