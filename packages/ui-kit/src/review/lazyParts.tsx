'use client'

import { lazy } from 'react'
import { lazyPart } from '../internal/lazyPart.tsx'
import { Skeleton } from '../skeleton/Skeleton.tsx'
import { LazyReviewAside } from './LazyReviewAside.tsx'
import { loadRiskList } from './LazyRiskList.tsx'

// These chunks load while the checks and the simulation run.
const loadConsequences = () => import('./ReviewConsequences.tsx')

export const ReviewConsequences = lazy(async () => {
  const { ReviewConsequences: component } = await loadConsequences()
  return { default: component }
})

/** Loads the calls: while the owner points at their fold. */
export const loadCalls = () => import('../call-tree/CallTree.tsx')

export const CallTree = lazy(async () => {
  const { CallTree: component } = await loadCalls()
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

// Few transactions approve or execute one of another safe.
export const NestedTransactions = lazyPart(
  async () => (await import('./NestedTransactions.tsx')).NestedTransactions,
)

export const ProblemList = lazyPart(
  async () => (await import('./ProblemList.tsx')).ProblemList,
)

// Only pages of what has no signatures need them, with the rows of lists.
const loadFacts = () => import('./TransactionFacts.tsx')

export const TransactionFacts = lazyPart(
  async () => (await loadFacts()).TransactionFacts,
  <Skeleton shape="block" lines={4} />,
)

export const ClaimedTitle = lazyPart(
  async () => (await loadFacts()).ClaimedTitle,
)

export const TransactionActions = lazyPart(
  async () => (await import('./TransactionActions.tsx')).TransactionActions,
)

/** Loads what an owner must see before there are buttons, and the buttons. */
export const mustBeSeen = [
  loadSentence,
  loadConsequences,
  loadRecipients,
  ProblemList.preload,
  loadRiskList,
  LazyReviewAside.preload,
  TransactionActions.preload,
]
