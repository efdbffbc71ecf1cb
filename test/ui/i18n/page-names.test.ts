/** The links of the foot are called what the pages behind them are called, in every filled language. */
import { allTexts } from '../../../scripts/text-check.ts'
import { describe, expect, it } from 'vitest'
import type { AllFormWords } from '../../../reference-backend/seed/content/forms/form-words.ts'
import { ENGLISH } from '../../../reference-backend/seed/content/forms/words/english.ts'
import { FRENCH } from '../../../reference-backend/seed/content/forms/words/french.ts'
import { GERMAN } from '../../../reference-backend/seed/content/forms/words/german.ts'
import { SPANISH } from '../../../reference-backend/seed/content/forms/words/spanish.ts'
import type { PagePath, PageWords } from '../../../reference-backend/seed/content/content-words.ts'
import { PAGES as germanPages } from '../../../reference-backend/seed/content/words/de/pages.ts'
import { PAGES as englishPages } from '../../../reference-backend/seed/content/words/en/pages.ts'
import { PAGES as spanishPages } from '../../../reference-backend/seed/content/words/es/pages.ts'
import { PAGES as frenchPages } from '../../../reference-backend/seed/content/words/fr/pages.ts'

const de = allTexts('de')
const en = allTexts('en')
const es = allTexts('es')
const fr = allTexts('fr')

type Pages = Readonly<Record<PagePath, PageWords>>

const spoken: readonly (readonly [string, typeof en, Pages, AllFormWords])[] = [
  ['English', en, englishPages, ENGLISH],
  ['German', { ...en, ...de }, germanPages, GERMAN],
  ['Spanish', { ...en, ...es }, spanishPages, SPANISH],
  ['French', { ...en, ...fr }, frenchPages, FRENCH],
]

describe('the links of the foot', () => {
  it.each(spoken)(
    'are called what the pages are called, in %s',
    (_language, texts, pages, forms) => {
      expect({
        about: texts['common:shell.page.about'],
        service: texts['common:shell.page.service'],
        quality: texts['common:shell.page.quality'],
        'seals-and-fluids': texts['common:shell.page.sealsAndFluids'],
        'where-to-buy': texts['common:shell.page.whereToBuy'],
        'company-milestones': texts['common:shell.page.milestones'],
        imprint: texts['common:shell.page.imprint'],
        privacy: texts['common:shell.page.privacy'],
        'cookie-policy': texts['common:shell.cookies.policy'],
        contact: texts['common:shell.page.contact'],
        register: texts['common:shell.page.register'],
      }).toEqual({
        about: pages.about.title,
        service: pages.service.title,
        quality: pages.quality.title,
        'seals-and-fluids': pages['seals-and-fluids'].title,
        'where-to-buy': pages['where-to-buy'].title,
        'company-milestones': pages['company-milestones'].title,
        imprint: pages.imprint.title,
        privacy: pages.privacy.title,
        'cookie-policy': pages['cookie-policy'].title,
        contact: forms.contact.heading,
        register: forms.register.heading,
      })
    },
  )
})
