export function ShopPending() {
  return <h1>ShopPending</h1>
}
