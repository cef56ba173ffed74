import { Card } from '@strongroom/ui-kit'

export default function Page() {
  return (
    <main>
      <Card title="On the server">x</Card>
    </main>
  )
}
