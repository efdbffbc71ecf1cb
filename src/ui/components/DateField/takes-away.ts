/** Whether a key takes a part of a day away again: only that makes a day that was begun an empty field. */
export const takesAway = (key: string): boolean => key === 'Backspace' || key === 'Delete'
