import type { useVerifiedMessage } from '@strongroom/react-hooks'
import { expectTypeOf } from 'vitest'
import type { messageHashRows } from './messageHashRows.ts'
import type { messageTimelineEntries } from './messageTimelineEntries.ts'

type Result = ReturnType<typeof useVerifiedMessage>

expectTypeOf<Result>().toExtend<Parameters<typeof messageHashRows>[0]>()
expectTypeOf<Result>().toExtend<Parameters<typeof messageTimelineEntries>[0]>()
