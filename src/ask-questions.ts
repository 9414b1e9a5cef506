import type { WriteStream } from 'node:tty';
import { askQuestion, askToKeep } from './prompts.ts';
import { configPath, keepAnswers } from './runner/questions/keep-answers.ts';
import type { Question, Statement } from './runner/questions/question.ts';
import type { RunOptions } from './runner/run.ts';

/** Asks on a terminal what the code does not show, question by question. */
export interface QuestionAsker {
  readonly answerQuestions: NonNullable<RunOptions['answerQuestions']>;
  /** Offers to keep the answers in the configuration file. Returns why that failed, if it did. */
  offerToKeep(): Promise<string | null>;
}

export function questionAsker(folder: string, output: WriteStream): QuestionAsker {
  const given: Statement[] = [];
  const answerQuestions = async (questions: readonly Question[]): Promise<readonly Statement[]> => {
    const more: Statement[] = [];
    for (const question of questions) {
      const answer = await askQuestion(question, output);
      if (answer !== undefined) more.push(answer);
    }
    given.push(...more);
    return more;
  };
  const offerToKeep = async (): Promise<string | null> => {
    if (given.length === 0 || !(await askToKeep(configPath(folder), output))) return null;
    return keepAnswers(folder, given);
  };
  return { answerQuestions, offerToKeep };
}
