/** Which addresses are the backend's; every other one belongs to the single page. */

const BACKEND_PATH = /^\/(api|public|media|internal|test)\//

/** Whether the backend answers this path. */
export function isBackendPath(path: string): boolean {
  return BACKEND_PATH.test(path)
}
