/** A browser says so often that a record is open in it. */
export const saysAgainMs = 20_000
/** Who has not been heard of for so long has left. */
export const goneAfterSeconds = 45
