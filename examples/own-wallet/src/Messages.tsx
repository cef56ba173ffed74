import { useSafeMessages } from '@strongroom/react-hooks'
import { useMessageReview } from '@strongroom/react-hooks/review'
import {
  Button,
  Card,
  ForeignText,
  MessageDetails,
  TextArea,
} from '@strongroom/ui-kit'
import { useState } from 'react'
import { chain, type PartProps } from './chain.ts'

export function Messages({ show, ...safe }: PartProps) {
  const { data } = useSafeMessages(safe)
  const [text, setText] = useState('')
  const messages = data?.pages
    .flatMap(({ results }) => results)
    .filter((item) => item.type === 'MESSAGE')
  const open = (message: Partial<useMessageReview.Parameters>) =>
    show(<Review {...safe} {...message} />)
  return (
    <Card title="Messages">
      {messages?.map(({ messageHash, message }) => (
        <Button key={messageHash} onClick={() => open({ messageHash })}>
          <ForeignText value={JSON.stringify(message)} />
        </Button>
      ))}
      <TextArea label="Message" value={text} onValueChange={setText} />
      <Button onClick={() => open({ message: text })}>Review message</Button>
    </Card>
  )
}

function Review(props: useMessageReview.Parameters) {
  const review = useMessageReview(props)
  return <MessageDetails review={review} chainPrefix={chain.shortName} />
}
