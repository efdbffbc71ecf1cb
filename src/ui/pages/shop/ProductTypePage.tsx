export function ProductTypePage() {
  return <h1>ProductTypePage</h1>
}
