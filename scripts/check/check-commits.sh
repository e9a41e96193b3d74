#!/usr/bin/env bash
# Checks commit subjects: type(scope): imperative subject, at most 72 characters.
#   check-commits.sh FILE   the message in FILE, as git's commit-msg hook passes it
#   check-commits.sh        every commit since the rule began
set -euo pipefail
export LC_ALL=C.UTF-8 # characters are counted, not bytes

# Last commit before the rule; older subjects stay as they are.
since=29c73e9a4205fc749bb3c67cfcf8b2acc5d9b2a2
pattern='^(feat|fix|refactor|test|docs|perf|build|style)\([a-z0-9-]+\): [a-z0-9].*[^.]$'

if [ $# -gt 0 ]; then
  subjects=$(grep -v '^#' "$1" | head -n 1)
elif git rev-parse --quiet --verify "$since^{commit}" >/dev/null 2>&1; then
  subjects=$(git log --no-merges --format=%s "$since..HEAD")
else
  echo "No history here: commit subjects are not checked."
  exit 0
fi

failed=0
while IFS= read -r subject; do
  case $subject in '' | 'Merge '*) continue ;; esac
  # Only until it is put into its commit.
  if [ $# -gt 0 ] && [[ $subject == 'fixup! '* ]]; then continue; fi
  if [ ${#subject} -gt 72 ] || ! [[ $subject =~ $pattern ]]; then
    echo "Not \"type(scope): imperative subject\" of at most 72 characters: $subject"
    failed=1
  fi
done <<<"$subjects"
exit $failed
