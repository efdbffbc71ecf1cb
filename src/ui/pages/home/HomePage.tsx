/** The home page. */
export function HomePage() {
  return <h1>Manifold</h1>
}
