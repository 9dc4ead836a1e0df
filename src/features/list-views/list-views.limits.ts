export const viewNameLength = 60
export const viewQueryLength = 600
/** The most views that one member of the team keeps of one list. */
export const mostViews = 20
export const mostColumns = 30
export const listNameLength = 40
