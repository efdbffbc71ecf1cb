/** Which paths a page of content management may have. */

/** A few plain words between slashes. Any other path has no page, so none is requested. */
const writable = /^[a-z0-9][a-z0-9-]*(\/[a-z0-9][a-z0-9-]*){0,3}$/i
const longest = 200

/** Whether a path without its first slash can be that of a page. */
export function isPagePath(path: string): boolean {
  return path.length <= longest && writable.test(path)
}
