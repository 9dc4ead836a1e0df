/** A block of structured data, equal to what the page shows. */
export const StructuredData = ({ block }: { block: object }) => (
  <script
    type="application/ld+json"
    // biome-ignore lint/security/noDangerouslySetInnerHtml: a data block, with < escaped so that it cannot end early
    dangerouslySetInnerHTML={{ __html: JSON.stringify(block).replace(/</g, '\\u003c') }}
  />
)
