/** The paper on which icons and share pictures stand. */
export const paperGround = '#f4ecdf'
