/** Structured data, equal to what the page shows, as data blocks: not scripts to CSP, as they never run. */
export const StructuredData = ({ blocks }: { blocks: readonly object[] }) =>
  blocks.map((block) => (
    <script
      key={JSON.stringify(block).slice(0, 80)}
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: a data block, with < escaped so that it cannot end early
      dangerouslySetInnerHTML={{ __html: JSON.stringify(block).replace(/</g, '\\u003c') }}
    />
  ))
