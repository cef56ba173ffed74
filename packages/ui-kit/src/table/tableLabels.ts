/** Texts of `Table`. */
export interface TableLabels {
  loading: string
  empty: string
  failed: string
}

export const defaultTableLabels: TableLabels = {
  loading: 'Loading',
  empty: 'Nothing here yet',
  failed: 'This could not be loaded',
}
