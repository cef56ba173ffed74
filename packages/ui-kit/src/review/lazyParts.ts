import { lazy } from 'react'
import { loadRiskList } from './LazyRiskList.tsx'

// They load while the checks and the simulation run.
const loadConsequences = () => import('./ConsequenceStrip.tsx')

export const ConsequenceStrip = lazy(async () => {
  const { ConsequenceStrip: component } = await loadConsequences()
  return { default: component }
})

const loadSentence = () => import('./ReviewSentence.tsx')

export const ReviewSentence = lazy(async () => {
  const { ReviewSentence: component } = await loadSentence()
  return { default: component }
})

const loadRecipients = () => import('./RecipientList.tsx')

export const RecipientList = lazy(async () => {
  const { RecipientList: component } = await loadRecipients()
  return { default: component }
})

/** Loads what an owner must see before there are buttons. */
export const mustBeSeen = [
  loadSentence,
  loadConsequences,
  loadRecipients,
  loadRiskList,
]
