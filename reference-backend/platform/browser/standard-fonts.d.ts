declare module 'pdfkit/standard-fonts/*' {
  const measures: unknown
  export default measures
}
