/** The picture of some category has changed: whoever shows the categories shows all of their pictures. */
export const categoryPlatesTag = 'plates-of-categories'

/** The picture in one slot has changed; a page is made from a few of them. */
export const plateTag = (slot: string) => (slot.startsWith('category:') ? categoryPlatesTag : `plate:${slot}`)
