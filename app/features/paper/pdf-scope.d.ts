/** The scope of a table's header cell (ISO 32000-1, 14.8.5.7), which the types of PDFKit leave out. */
declare namespace PDFKit.Mixins {
  interface StructureElementOptions {
    scope?: "Row" | "Column";
  }
}
