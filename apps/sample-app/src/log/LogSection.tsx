import './log.css'
import {
  Badge,
  type BadgeProps,
  Button,
  Card,
  EmptyState,
  ForeignText,
} from '@strongroom/ui-kit'
import { useState, useSyncExternalStore } from 'react'
import type { Log, LogEntry } from './createLog.ts'

const looks: Record<LogEntry['outcome'], BadgeProps> = {
  waiting: { tone: 'accent', icon: 'clock', children: 'Waiting' },
  succeeded: { tone: 'success', icon: 'check', children: 'Answered' },
  rejected: { tone: 'warning', icon: 'cross', children: 'Rejected' },
  failed: { tone: 'danger', icon: 'alert', children: 'Failed' },
  stopped: { icon: 'cross', children: 'Stopped' },
  heard: { icon: 'incoming', children: 'Event' },
}

/** Log of the app's requests and of the wallet's answers and events. */
export function LogSection({ log }: { log: Log }) {
  const entries = useSyncExternalStore(log.subscribe, log.getEntries)
  const [time] = useState(
    () => new Intl.DateTimeFormat('en', { timeStyle: 'medium' }),
  )
  return (
    <Card
      title="Requests and events"
      description="The last 200, newest first. They never leave this page."
      flush
      actions={
        <Button
          size="small"
          disabledReason={entries.length === 0 ? 'It is empty.' : null}
          onClick={log.clear}
        >
          Clear
        </Button>
      }
    >
      {entries.length === 0 ? (
        <EmptyState icon="message" title="Nothing yet">
          Do something in another tab: it shows up here.
        </EmptyState>
      ) : (
        <ol className="log">
          {entries.map((entry) => (
            <li key={entry.id} className="log-entry">
              <span className="log-time">{time.format(entry.time)}</span>
              <code className="log-name">{entry.name}</code>
              <Badge {...looks[entry.outcome]} />
              <span className="log-time">
                {entry.duration !== undefined && `${entry.duration} ms`}
              </span>
              {entry.detail !== undefined && (
                <ForeignText
                  className="log-detail"
                  value={entry.detail}
                  max={500}
                />
              )}
            </li>
          ))}
        </ol>
      )}
    </Card>
  )
}
