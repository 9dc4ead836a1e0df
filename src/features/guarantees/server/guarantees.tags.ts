/** A notice or a label was put in place or taken away. */
export const guaranteesTag = 'guarantees'
