/** The row of a statement that always returns one: an insert, or an update of a locked row. */
export const onlyRow = <Row>([row]: readonly Row[]): Row => {
  if (row === undefined) throw new Error('A statement that returns its row answered none')
  return row
}
