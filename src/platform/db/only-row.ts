/** The row that a statement returns, where it cannot but return one: an insert, or an update of a row that is locked. */
export const onlyRow = <Row>([row]: readonly Row[]): Row => {
  if (row === undefined) throw new Error('A statement that returns its row answered none')
  return row
}
