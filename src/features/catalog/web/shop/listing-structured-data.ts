/** A listing for search engines: the address of each product, in the order of the page (§16). */
export const listingStructuredData = (addresses: readonly string[]) => ({
  '@context': 'https://schema.org',
  '@type': 'ItemList',
  numberOfItems: addresses.length,
  itemListElement: addresses.map((url, index) => ({ '@type': 'ListItem', position: index + 1, url })),
})
