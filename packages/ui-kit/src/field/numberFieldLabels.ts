/** Texts of `NumberField`. */
export interface NumberFieldLabels {
  increase: string
  decrease: string
  malformed: string
  tooSmall: (min: number) => string
  tooLarge: (max: number) => string
}

export const defaultNumberFieldLabels: NumberFieldLabels = {
  increase: 'Increase',
  decrease: 'Decrease',
  malformed: 'Enter a whole number',
  tooSmall: (min) => `Must be at least ${min}`,
  tooLarge: (max) => `Must be at most ${max}`,
}
