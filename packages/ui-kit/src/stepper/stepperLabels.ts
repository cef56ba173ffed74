/** Texts of `Stepper`. */
export interface StepperLabels {
  /** Read aloud after a step that is done. */
  done: string
}

export const defaultStepperLabels: StepperLabels = { done: 'done' }
