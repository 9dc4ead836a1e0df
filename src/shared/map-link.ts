/** The link to a map that shows a place by its words. It costs the reader nothing until it is followed. */
export const mapLink = (place: string) =>
  `https://www.openstreetmap.org/search?query=${encodeURIComponent(place).replaceAll('%20', '+')}`
