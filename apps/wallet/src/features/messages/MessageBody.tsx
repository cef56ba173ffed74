import { Card, HashPanel, Notice, Skeleton, Stack } from '@strongroom/ui-kit'
import type { OpenSafe } from '../../app/safe/useSafeFromUrl.ts'
import { NoRpc } from '../review/NoRpc.tsx'
import { describeMessageProblem } from './describeMessageProblem.ts'
import type { MessageRisk } from './findMessageRisks.ts'
import { MessageContent } from './MessageContent.tsx'
import { MessageRisks } from './MessageRisks.tsx'
import { MessageSigners } from './MessageSigners.tsx'
import type { MessageFindings } from './reviewMessage.ts'
import type { SignableMessage } from './SignableMessage.ts'

/** Dangers, content, hashes and signers of a message, in reading order. */
export function MessageBody({
  safe,
  message,
  findings,
  risks,
}: {
  safe: OpenSafe
  message: SignableMessage
  findings: MessageFindings | undefined
  risks: readonly MessageRisk[]
}) {
  return (
    <Stack gap={6}>
      {findings && !findings.hasRpc && <NoRpc />}
      {findings && <MessageProblems findings={findings} />}
      <MessageRisks risks={risks} />
      <Card
        title="What is signed"
        description="Hashed in this browser from exactly what is shown here."
      >
        <MessageContent safe={safe} message={message} />
      </Card>
      {message.kind !== 'bytes' && (
        <>
          <Card title="Verify before you sign">
            {findings ? (
              <MessageHashes findings={findings} />
            ) : (
              <Skeleton shape="block" lines={2} label="Checking the message" />
            )}
          </Card>
          {findings && (
            <Card title="Signatures">
              <MessageSigners safe={safe} findings={findings} />
            </Card>
          )}
        </>
      )}
    </Stack>
  )
}

function MessageProblems({ findings }: { findings: MessageFindings }) {
  const { problems } = findings.verification
  if (problems.length === 0) return null
  return (
    <Stack gap={2}>
      {problems.slice(0, 50).map((problem) => {
        const { text, detail } = describeMessageProblem(problem)
        return (
          <Notice
            key={`${problem.kind} ${detail}`}
            tone="danger"
            role="alert"
            title={text}
          >
            {detail && <code className="app-wrap">{detail}</code>}
          </Notice>
        )
      })}
    </Stack>
  )
}

/** The hashes, and who says the same. */
function MessageHashes({ findings }: { findings: MessageFindings }) {
  const { hashes, digest, sources, status, message } = findings.verification
  if (hashes === undefined || digest === undefined) return null
  const local = (value: string) => ({
    label: 'Computed here from the message shown',
    value,
    ok: true,
  })
  const { safeMessageHash } = hashes
  return (
    <Stack>
      <HashPanel
        rows={[
          {
            label:
              typeof message === 'string'
                ? 'Hash of the text'
                : 'Hash of the typed data',
            hash: digest,
            sources: [local(digest)],
          },
          {
            label: 'Domain hash',
            hash: hashes.domainHash,
            sources: [
              local(hashes.domainHash),
              ...(status === 'verified'
                ? [
                    {
                      label: 'Safe contract on your RPC',
                      value: hashes.domainHash,
                      ok: true,
                    },
                  ]
                : []),
            ],
          },
          {
            label: 'Message hash',
            hash: hashes.messageHash,
            sources: [local(hashes.messageHash)],
          },
          {
            label: 'Safe message hash',
            hash: safeMessageHash,
            sources: [
              local(safeMessageHash),
              ...(sources.gateway === undefined
                ? []
                : [
                    {
                      label: 'Declared by the gateway',
                      value: sources.gateway,
                      ok: sources.gateway === safeMessageHash,
                    },
                  ]),
              {
                label: 'Safe contract on your RPC',
                value: sources.chain,
                ok:
                  sources.chain === undefined
                    ? undefined
                    : sources.chain === safeMessageHash,
              },
            ],
          },
        ]}
      />
      {status === 'verified' && (
        <p className="app-advice">
          Your wallet or device should show the same message hash. Compare it
          before you confirm there.
        </p>
      )}
    </Stack>
  )
}
