/**
 * Asks the calendar the same questions in one time zone after the other, in a process of its own: only the
 * main thread of a process can change its zone. Questions come as JSON on standard input, answers leave as
 * JSON on standard output.
 */
import { readFileSync } from 'node:fs'
import { addDays, daysBetween, parseCalendarDate } from '../../src/domain/shared/calendar-date.ts'
import { dayOf } from '../../src/domain/shared/day.ts'

export interface DayQuestions {
  readonly zones: readonly string[]
  /** An instant, as ISO text: what day is it there? */
  readonly instant: string
  readonly days: readonly { readonly text: string; readonly add: number }[]
}

export interface DayAnswers {
  readonly zone: string
  readonly today: string
  readonly days: readonly (readonly [read: string, later: string, between: number])[]
}

const questions: DayQuestions = JSON.parse(readFileSync(0, 'utf8'))

const answers: readonly DayAnswers[] = questions.zones.map((zone) => {
  process.env.TZ = zone
  return {
    zone,
    today: dayOf(new Date(questions.instant)),
    days: questions.days.map(({ text, add }) => {
      const date = parseCalendarDate(text)
      if (date === undefined) throw new Error(`${text} is not read in ${zone}`)
      const later = addDays(date, add)
      return [date, later, daysBetween(date, later)] as const
    }),
  }
})

process.stdout.write(JSON.stringify(answers))
