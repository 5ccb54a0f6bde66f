def question_args(*a): return {}
def answer_args(*a): return {}
def why_not(*a): return None
