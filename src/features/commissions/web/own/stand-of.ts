import type { CommissionLine } from '../../commission.schema.ts'

/** Where a commission stands for its customer: a quote that was withdrawn or lapsed waits for nobody. */
export const standOf = ({ status, waiting }: Pick<CommissionLine, 'status' | 'waiting'>) =>
  status === 'quoted' && waiting !== 'quote' ? 'unquoted' : status
