_PROGRAM() {
    local IFS=$'\013' rest=${COMP_LINE:0:COMP_POINT} words=() word index
    # Bash ends words at : and =, the program does not: what no blank separates belongs together.
    for ((index = 0; index <= COMP_CWORD; index++)); do
        word=${COMP_WORDS[index]}
        if ((index == 0)) || [[ $rest == [[:space:]]* ]]; then
            rest=${rest#"${rest%%[![:space:]]*}"}
            words+=("$word")
        else
            words[${#words[@]} - 1]+=$word
        fi
        rest=${rest#"$word"}
    done
    local last=$((${#words[@]} - 1))
    COMPREPLY=($(_CLAP_IFS=$IFS _CLAP_COMPLETE_INDEX=$last VARIABLE=bash PROGRAM -- "${words[@]}" 2> /dev/null))
    # What stands before the last of these stays as it was typed.
    local kept=${words[last]%"${words[last]##*[:=]}"}
    if [[ $kept && $COMP_WORDBREAKS == *:* && $COMP_WORDBREAKS == *=* ]]; then
        COMPREPLY=("${COMPREPLY[@]#"$kept"}")
    fi
    if [[ ${#COMPREPLY[@]} -eq 1 && ${COMPREPLY[0]} == *[:=/] ]]; then
        compopt -o nospace
    fi
}
complete -o bashdefault -o default -F _PROGRAM PROGRAM
