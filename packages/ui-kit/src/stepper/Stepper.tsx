import type { ComponentProps } from 'react'
import { Glyph } from '../icon/Glyph.tsx'
import { check } from '../icon/paths.ts'
import { classNames } from '../internal/classNames.ts'
import { useLabels } from '../labels/useLabels.ts'
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx'

import { defaultStepperLabels } from './stepperLabels.ts'

/** Props of `Stepper`. */
export interface StepperProps extends Omit<ComponentProps<'ol'>, 'children'> {
  /** Names of the steps, each different. */
  steps: readonly string[]
  /** Index of the step being done; `steps.length` when all are. */
  current: number
  /** Read aloud after a step that is done. @default 'done' */
  doneLabel?: string | undefined
}

/** Where one is in a task of several steps. */
export function Stepper({
  steps,
  current,
  doneLabel,
  className,
  ...rest
}: StepperProps) {
  const texts = useLabels('stepper', defaultStepperLabels, { done: doneLabel })
  return (
    <ol {...rest} className={classNames('sr-stepper', className)}>
      {steps.map((step, index) => {
        const done = index < current
        return (
          <li
            key={step}
            className="sr-stepper-step"
            data-state={done ? 'done' : index === current ? 'current' : 'next'}
            aria-current={index === current ? 'step' : undefined}
          >
            <span className="sr-stepper-mark" aria-hidden="true">
              {done ? <Glyph path={check} /> : index + 1}
            </span>
            <span className="sr-stepper-label">
              {step}
              {done && <VisuallyHidden> ({texts.done})</VisuallyHidden>}
            </span>
          </li>
        )
      })}
    </ol>
  )
}
