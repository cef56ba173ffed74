/** Texts of `ThresholdMeter`. */
export interface ThresholdMeterLabels {
  /** Reads the state aloud. */
  label: (confirmed: number, required: number) => string
  /** Label of figures that cannot be those of a safe. */
  invalid: string
}

export const defaultThresholdMeterLabels: ThresholdMeterLabels = {
  label: (confirmed, required) => `${confirmed} of ${required} confirmations`,
  invalid: 'Wrong data',
}
