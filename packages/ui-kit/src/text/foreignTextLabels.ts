/** Texts of `ForeignText`. */
export interface ForeignTextLabels {
  hidden: string
  mixedScript: string
}

export const defaultForeignTextLabels: ForeignTextLabels = {
  hidden: 'Hidden characters were removed from this text',
  mixedScript: 'This text mixes alphabets that look alike',
}
