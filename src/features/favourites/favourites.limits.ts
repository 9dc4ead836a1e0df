/** Products on one list: more than a wardrobe, and few enough to be answered and shown whole. */
export const favouritesLimit = 200
