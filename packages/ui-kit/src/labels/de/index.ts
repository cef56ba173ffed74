import type { Labels } from '../defaultLabels.ts'
import { actions } from './actions.ts'
import { basics } from './basics.ts'
import { connect } from './connect.ts'
import { risks } from './findings.ts'
import { nested } from './nested.tsx'
import { messageProblems, messageRisks, problems } from './problems.ts'
import { review } from './review.tsx'
import { sentences } from './sentences.tsx'
import { transactions } from './transactions.ts'

/**
 * Every text of the kit in German, for a `LabelsProvider`.
 *
 * @example
 * import { LabelsProvider } from '@strongroom/ui-kit'
 * import { germanLabels } from '@strongroom/ui-kit/labels/de'
 *
 * export const Root = ({ children }: { children: React.ReactNode }) => (
 *   <LabelsProvider labels={germanLabels}>{children}</LabelsProvider>
 * )
 */
export const germanLabels: Labels = {
  ...basics,
  ...connect,
  ...transactions,
  ...review,
  ...sentences,
  ...actions,
  nested,
  risks,
  problems,
  messageRisks,
  messageProblems,
}
