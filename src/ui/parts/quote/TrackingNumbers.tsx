/** The numbers by which a delivery is followed, one under another. No carrier's address is known, so none is a link. */
export function TrackingNumbers({ numbers }: { readonly numbers: readonly string[] }) {
  return numbers.map((number) => (
    <div key={number}>
      <bdi>{number}</bdi>
    </div>
  ))
}
