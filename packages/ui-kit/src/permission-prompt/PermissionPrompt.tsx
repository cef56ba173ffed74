'use client'

import { useCallback, useEffect, useLayoutEffect, useRef } from 'react'
import { useActivationDelay } from '../arm/useActivationDelay.ts'
import { Button } from '../button/Button.tsx'
import { Dialog } from '../dialog/Dialog.tsx'
import { Glyph } from '../icon/Glyph.tsx'
import { book, lock } from '../icon/paths.ts'
import { useLabels } from '../labels/useLabels.ts'
import { ClaimMark } from '../text/ClaimMark.tsx'
import { ForeignText } from '../text/ForeignText.tsx'
import {
  defaultPermissionPromptLabels,
  type PermissionPromptLabels,
} from './permissionPromptLabels.ts'

/**
 * Lets each request be answered exactly once: a second answer is ignored, and
 * a request that goes away without one gets `left`.
 */
function useSingleAnswer<Request extends object, Answer>(
  request: Request | null,
  onAnswer: (answer: Answer, request: Request) => void,
  left: Answer,
) {
  const answered = useRef(new WeakSet<Request>())
  const shown = useRef<Request>(null)
  const latest = useRef(onAnswer)
  useLayoutEffect(() => {
    latest.current = onAnswer
  })

  const answer = useCallback((given: Answer, asked: Request) => {
    if (answered.current.has(asked)) return
    answered.current.add(asked)
    latest.current(given, asked)
  }, [])

  useEffect(() => {
    if (request === null) return
    shown.current = request
    return () => {
      shown.current = null
      // A rehearsed unmount (StrictMode) shows it again at once.
      queueMicrotask(() => {
        if (shown.current !== request) answer(left, request)
      })
    }
  }, [request, answer, left])

  return answer
}

/** Answer of the owner; `closed` is neither yes nor no. */
export type PermissionAnswer = 'allowed' | 'declined' | 'closed'

/** Request of an app for permissions. */
export interface PermissionRequest {
  /** Exact origin of the app, as the browser reports it. */
  origin: string
  capabilities: readonly string[]
}

/** Props of `PermissionPrompt`. */
export interface PermissionPromptProps {
  /** `null` closes the prompt. Another object is another request. */
  request: PermissionRequest | null
  /** Called exactly once for each request, however the prompt is left. */
  onAnswer: (answer: PermissionAnswer, request: PermissionRequest) => void
  /** Name that the app gives itself. */
  appName?: string | undefined
  /** Replaces texts, one by one or all together. */
  labels?: Partial<PermissionPromptLabels> | undefined
}

/** Prompts the owner for permissions that an app requests. */
export function PermissionPrompt({
  request,
  onAnswer,
  appName,
  labels,
}: PermissionPromptProps) {
  const texts = useLabels(
    'permissionPrompt',
    defaultPermissionPromptLabels,
    labels,
  )
  const answer = useSingleAnswer<PermissionRequest, PermissionAnswer>(
    request,
    onAnswer,
    'closed',
  )
  // The app chooses when to ask: where a click is about to land, for example.
  const isArmed = useActivationDelay(request)
  if (request === null) return null
  const { origin, capabilities } = request
  return (
    <Dialog
      open
      size="small"
      title={texts.title}
      onClose={() => answer('closed', request)}
      labels={{ close: texts.close }}
      footer={
        <>
          <Button onClick={() => answer('declined', request)}>
            {texts.decline}
          </Button>
          <Button
            variant="primary"
            aria-disabled={!isArmed}
            onClick={() => {
              if (isArmed) answer('allowed', request)
            }}
          >
            {texts.allow}
          </Button>
        </>
      }
    >
      <p className="sr-permission-asker">
        <bdi className="sr-permission-origin" dir="ltr">
          {origin}
        </bdi>
        {appName !== undefined && (
          <>
            {' '}
            (<ForeignText value={appName} />, <ClaimMark by="app" />)
          </>
        )}{' '}
        {texts.about}
      </p>
      <ul className="sr-permission-list">
        {[...new Set(capabilities)].map((capability) => (
          <Capability key={capability} name={capability} texts={texts} />
        ))}
      </ul>
    </Dialog>
  )
}

function Capability(props: { name: string; texts: PermissionPromptLabels }) {
  const { name, texts } = props
  const known = Object.hasOwn(texts.capabilities, name)
    ? texts.capabilities[name]
    : undefined
  return (
    <li className="sr-permission">
      <Glyph path={name === 'requestAddressBook' ? book : lock} />
      <div>
        <p className="sr-permission-title">
          {known?.title ?? <ForeignText value={name} />}
        </p>
        {known !== undefined && (
          <p className="sr-permission-text">{known.text}</p>
        )}
      </div>
    </li>
  )
}
