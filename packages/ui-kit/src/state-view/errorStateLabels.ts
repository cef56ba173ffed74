/** Texts of `ErrorState`. */
export interface ErrorStateLabels {
  title: string
  retry: string
  details: string
  copy: string
  source: string
}

export const defaultErrorStateLabels: ErrorStateLabels = {
  title: 'This could not be loaded',
  retry: 'Try again',
  details: 'Details',
  copy: 'Copy details',
  source: 'Source:',
}
