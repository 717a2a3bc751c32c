/**
 * Why events that no request causes must be logged, although "only events linked to API requests that returned status 200 are logged": the
 * sentence excludes the events of refused requests, unless the target takes it literally.
 */
export const UNLESS_REQUESTS_ALONE =
  '"The service creates an event each time something changes", and the tables list this event: if the log holds any event that no request caused, "only events linked to API requests that returned status 200 are logged" excludes only the events of refused requests.'
