/** The numbers by which a delivery is followed, one under another. A quote knows no carrier's address, so none is a link. */
export function TrackingNumbers({ numbers }: { readonly numbers: readonly string[] }) {
  return numbers.map((number) => (
    <div key={number}>
      <bdi>{number}</bdi>
    </div>
  ))
}
